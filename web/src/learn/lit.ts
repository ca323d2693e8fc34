/** Is a thing among those that are lit? A name that ends with a colon stands for all that begin with it, any name for the parts of it. */
export const isLit = (lit: readonly string[], thing: string): boolean =>
  lit.some((name) => (name.endsWith(':') ? thing.startsWith(name) : thing === name || thing.startsWith(`${name}:`)));
