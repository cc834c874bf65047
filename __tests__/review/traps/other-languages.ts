import type { Trap } from "../trap.ts";

/** Languages whose modules do not list their names. */
export const OTHER_LANGUAGES: readonly Trap[] = [
  {
    title: "a deleted Go function that another file of the package calls",
    base: {
      "go.mod": "module x\n",
      "a.go": "package x\n\nfunc Send(to string) string { return to }\n\nfunc Stop() {}\n",
      "b.go": 'package x\n\nfunc Run() {\n\tSend("a")\n\tStop()\n}\n',
    },
    head: { "a.go": "package x\n\nfunc Stop() {}\n" },
    broken: ["b.go:4 deleted"],
  },
  {
    title: "a Go function that moved within its package",
    base: {
      "go.mod": "module x\n",
      "a.go": "package x\n\nfunc Send(to string) string { return to }\n\nfunc Stop() {}\n",
      "b.go": 'package x\n\nfunc Run() {\n\tSend("a")\n}\n',
    },
    head: {
      "a.go": "package x\n\nfunc Stop() {}\n",
      "c.go": "package x\n\nfunc Send(to string) string { return to }\n",
    },
    broken: [],
  },
  {
    title: "a deleted Java method called on a typed field",
    base: {
      "x/Store.java": "package x;\n\npublic class Store {\n  public void purge() {}\n  public void load() {}\n}\n",
      "x/App.java":
        "package x;\n\nclass App {\n  private Store store;\n  void run() {\n    store.purge();\n    store.load();\n  }\n}\n",
    },
    head: { "x/Store.java": "package x;\n\npublic class Store {\n  public void load() {}\n}\n" },
    broken: ["x/App.java:6 deleted"],
  },
];
