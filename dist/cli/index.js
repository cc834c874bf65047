#!/usr/bin/env node
import{commandLine}from"./bundle.js";await commandLine();
