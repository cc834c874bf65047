#!/usr/bin/env node
import{start}from"./bundle.js";await start();
