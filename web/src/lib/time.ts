/** Times in the reader's language. */
import { words } from './words.svelte';

/** A length of time: 4:05, or days and hours. */
export function span(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const days = Math.floor(seconds / 86_400);
  if (days) return words.word('page-days-hours', { days, hours: Math.floor((seconds % 86_400) / 3600) });
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** A day of this year or another: "12 May", "12 May 2024". */
export function day(moment: string): string {
  const date = new Date(moment);
  const year = date.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
  const language = words.language === 'en' ? 'en-GB' : words.language;
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year }).format(date);
}

/** How long ago: "3 hours ago", "yesterday". */
export function ago(moment: string): string {
  const seconds = (Date.parse(moment) - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' });
  for (const [unit, size] of UNITS) if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  return words.word('page-just-now');
}
