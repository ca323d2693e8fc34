/** The rulebooks that were opened, by game and language; of a table with corrected material its own. */
import { api, type Book } from '../lib/api';

/** A table whose rulebook tells its own numbers. */
export interface Place {
  id: string;
  invite: string | null;
}

const books = new Map<string, Promise<Book>>();

export function bookOf(game: string, language: string, at?: Place): Promise<Book> {
  const key = `${at?.id ?? ''}/${game}/${language}`;
  let book = books.get(key);
  if (!book) {
    book = at ? api.rulesAt(at.id, language, at.invite) : api.rules(game, language);
    // A book that could not be fetched is asked for again next time.
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}
