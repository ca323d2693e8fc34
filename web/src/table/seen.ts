/** How far the acts of a table were shown in this window: a reload goes on from there. */
import type { LogEntry } from '../lib/wire';

const keyOf = (table: string): string => `majlis-seen:${table}`;

/** The last act that was shown to its end; null at a table that this window has not looked at yet. */
export function seenOf(table: string): number | null {
  try {
    const kept = sessionStorage.getItem(keyOf(table));
    return kept === null ? null : Number(kept);
  } catch {
    return null; // a browser that keeps nothing
  }
}

export function keepSeen(table: string, act: number): void {
  try {
    sessionStorage.setItem(keyOf(table), String(act));
  } catch {
    // A browser that keeps nothing begins anew.
  }
}

/** The acts with scenes that came after the last one that was shown. */
export const missed = (log: LogEntry[], seen: number): LogEntry[] => log.filter((entry) => entry.act > seen && entry.scenes.length > 0);
