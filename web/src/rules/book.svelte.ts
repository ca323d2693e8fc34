/** The rulebooks that were opened, by game and language. */
import { api, type Book } from '../lib/api';

const books = new Map<string, Promise<Book>>();

export function bookOf(game: string, language: string): Promise<Book> {
  const key = `${game}/${language}`;
  let book = books.get(key);
  if (!book) {
    book = api.rules(game, language);
    // A book that could not be fetched is asked for again next time.
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}
