export const id=591;export const ids=[591];export{modules}from"../cli/9591.index.js";
