/**
 * The few parts of a browser's page that the graph uses. The whole library of browser types would be seen by every file of this
 * program, which runs in Node.
 */
export interface PageElement {
  textContent: string | null;
  className: string;
  hidden: boolean;
  value: string;
  checked: boolean;
  scrollTop: number;
  scrollLeft: number;
  readonly clientHeight: number;
  readonly clientWidth: number;
  readonly dataset: { [name: string]: string | undefined };
  readonly style: { width: string; height: string; transform: string };
  append(...children: readonly (PageElement | string)[]): void;
  replaceChildren(...children: readonly PageElement[]): void;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  closest(selector: string): PageElement | null;
  focus(): void;
  addEventListener(name: string, listener: (event: PageEvent) => void): void;
}

/** An event, with what the graph asks of clicks and keys. */
export interface PageEvent {
  readonly key: string;
  readonly target: PageElement;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  preventDefault(): void;
}

/** The document and its window. */
export interface Page {
  readonly defaultView: {
    requestAnimationFrame(callback: () => void): number;
    addEventListener(name: string, listener: () => void): void;
  };
  getElementById(id: string): PageElement | null;
  createElement(name: string): PageElement;
  createElementNS(namespace: string, name: string): PageElement;
  addEventListener(name: string, listener: (event: PageEvent) => void): void;
}
