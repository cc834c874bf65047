export const id=342;export const ids=[342];export{modules}from"../cli/4342.index.js";
