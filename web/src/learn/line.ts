/** The line to a lesson: a table sends its gestures here as it would to a server's table. */
import { api } from '../lib/api';
import { ApiError } from '../lib/api';
import type { LessonTried, Order, Reply } from '../lib/wire';
import type { Send } from '../table/table.svelte';

const DONE: Reply = { type: 'reply', id: '', ok: true, act: 0 };

/** `missed` says how many tries have fallen short; `tried` hears of each. */
export function lineTo(game: string, name: string, missed: () => number, tried: (answer: LessonTried) => void): Send {
  async function tryOut(parts: number[][]): Promise<Reply> {
    tried(await api.tryLesson(game, name, { parts, missed: missed() }));
    return DONE;
  }

  async function answer(order: Order): Promise<Reply> {
    if (order.type === 'act') return tryOut(order.parts);
    if (order.type !== 'draft' && order.type !== 'why') return DONE;
    const reply = await api.drawLesson(game, name, { ...order, id: 'lesson' });
    const draft = reply.draft;
    const begun = order.type !== 'draft' || !order.go || (order.parts ?? []).length > 0;
    if (draft?.single && !begun && !draft.forecast?.warnings.length) return tryOut(draft.parts);
    return reply;
  }

  return async (order) => {
    try {
      return await answer(order);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ...DONE, ok: false, problem: error.problem };
    }
  };
}
