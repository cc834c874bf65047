// Type errors of a Go module, all of them, one a line: path:line:column: message. Imports from elsewhere than the module and the standard
// library are taken as unknown.
package main

import (
	"bufio"
	"fmt"
	"go/ast"
	"go/build"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"sort"
	"strings"
)

type unit struct{ plain, tests, outer []*ast.File }

type checker struct {
	fset    *token.FileSet
	module  string
	units   map[string]*unit
	done    map[string]*types.Package
	busy    map[string]bool
	std     types.Importer
	outside map[string]*types.Package
}

func main() {
	root := os.Args[1]
	os.Chdir(root)
	c := &checker{fset: token.NewFileSet(), units: map[string]*unit{}, done: map[string]*types.Package{}, busy: map[string]bool{}, std: importer.Default(), outside: map[string]*types.Package{}}
	c.module = moduleName()
	filepath.Walk(".", func(path string, info os.FileInfo, err error) error {
		if err != nil {
			return nil
		}
		name := info.Name()
		if info.IsDir() {
			if path != "." && (strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_") || name == "testdata" || name == "vendor") {
				return filepath.SkipDir
			}
			return nil
		}
		if strings.HasSuffix(name, ".go") {
			c.read(path)
		}
		return nil
	})
	dirs := []string{}
	for dir := range c.units {
		dirs = append(dirs, dir)
	}
	sort.Strings(dirs)
	for _, dir := range dirs {
		c.load(dir)
	}
	for _, dir := range dirs {
		c.checkTests(dir)
	}
}

func moduleName() string {
	file, err := os.Open("go.mod")
	if err != nil {
		return "main"
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		if words := strings.Fields(lines.Text()); len(words) > 1 && words[0] == "module" {
			return words[1]
		}
	}
	return "main"
}

func (c *checker) read(path string) {
	dir, name := filepath.Split(path)
	if match, _ := build.Default.MatchFile("./"+dir, name); !match {
		fmt.Printf("%s:0:0: not judged\n", path)
		return
	}
	file, err := parser.ParseFile(c.fset, path, nil, parser.AllErrors)
	if err != nil {
		fmt.Printf("%s:1:1: syntax error: %v\n", path, err)
	}
	if file == nil {
		return
	}
	dir = filepath.Clean(dir)
	u := c.units[dir]
	if u == nil {
		u = &unit{}
		c.units[dir] = u
	}
	switch {
	case !strings.HasSuffix(name, "_test.go"):
		u.plain = append(u.plain, file)
	case strings.HasSuffix(file.Name.Name, "_test"):
		u.outer = append(u.outer, file)
	default:
		u.tests = append(u.tests, file)
	}
}

func (c *checker) Import(path string) (*types.Package, error) {
	if path == c.module {
		return c.load(".")
	}
	if rest := strings.TrimPrefix(path, c.module+"/"); rest != path {
		return c.load(rest)
	}
	if known, found := c.outside[path]; found {
		if known == nil {
			return nil, fmt.Errorf("no package %s", path)
		}
		return known, nil
	}
	loaded, err := c.std.Import(path)
	c.outside[path] = loaded
	if err != nil {
		c.outside[path] = nil
		return nil, fmt.Errorf("no package %s", path)
	}
	return loaded, nil
}

func (c *checker) load(dir string) (*types.Package, error) {
	if known := c.done[dir]; known != nil {
		return known, nil
	}
	u := c.units[dir]
	if u == nil || len(u.plain) == 0 || c.busy[dir] {
		return nil, fmt.Errorf("no package in %s", dir)
	}
	c.busy[dir] = true
	c.done[dir] = c.check(dir, c, u.plain, false)
	return c.done[dir], nil
}

func (c *checker) checkTests(dir string) {
	u := c.units[dir]
	augmented := c.done[dir]
	if len(u.tests) > 0 {
		augmented = c.check(dir, c, append(append([]*ast.File{}, u.plain...), u.tests...), true)
	}
	if len(u.outer) > 0 {
		c.check(dir+"_test", &outerImporter{c, c.pathOf(dir), augmented}, u.outer, true)
	}
}

type outerImporter struct {
	inner *checker
	path  string
	own   *types.Package
}

func (o *outerImporter) Import(path string) (*types.Package, error) {
	if path == o.path && o.own != nil {
		return o.own, nil
	}
	return o.inner.Import(path)
}

func (c *checker) pathOf(dir string) string {
	if dir == "." {
		return c.module
	}
	return c.module + "/" + dir
}

func (c *checker) check(dir string, from types.Importer, files []*ast.File, testsOnly bool) *types.Package {
	config := types.Config{Importer: from, FakeImportC: true, Error: func(err error) {
		if e, ok := err.(types.Error); ok {
			at := c.fset.Position(e.Pos)
			if !testsOnly || strings.HasSuffix(at.Filename, "_test.go") {
				fmt.Printf("%s:%d:%d: %s\n", at.Filename, at.Line, at.Column, strings.ReplaceAll(e.Msg, "\n", " "))
			}
		}
	}}
	made, _ := config.Check(c.pathOf(dir), c.fset, files, nil)
	return made
}
