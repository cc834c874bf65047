export const id=265;export const ids=[265,673];export{modules}from"../cli/265.index.js";
