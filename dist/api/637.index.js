export const id=637;export const ids=[637];export{modules}from"../cli/3637.index.js";
