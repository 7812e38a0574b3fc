// Prints what HashiCorp's own HCL library reads of a file: blocks with their labels and lines, and the source text of the
// attributes of variables and outputs. Run by differential.test.ts where Debian's Go packages are installed.
package main

import (
	"encoding/json"
	"os"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

type block struct {
	Type       string            `json:"type"`
	Labels     []string          `json:"labels"`
	Line       int               `json:"line"`
	Attributes map[string]string `json:"attributes"`
	Blocks     []block           `json:"blocks"`
}

type file struct {
	Blocks []block `json:"blocks"`
	Valid  bool    `json:"valid"`
}

func read(body *hclsyntax.Body, source []byte) []block {
	blocks := []block{}
	for _, each := range body.Blocks {
		attributes := map[string]string{}
		for name, attribute := range each.Body.Attributes {
			attributes[name] = string(attribute.Expr.Range().SliceBytes(source))
		}
		labels := append([]string{}, each.Labels...)
		blocks = append(blocks, block{each.Type, labels, each.TypeRange.Start.Line, attributes, read(each.Body, source)})
	}
	return blocks
}

func main() {
	result := map[string]file{}
	for _, path := range os.Args[1:] {
		source, err := os.ReadFile(path)
		if err != nil {
			panic(err)
		}
		parsed, problems := hclsyntax.ParseConfig(source, path, hcl.InitialPos)
		one := file{Blocks: []block{}, Valid: !problems.HasErrors()}
		if body, ok := parsed.Body.(*hclsyntax.Body); ok {
			one.Blocks = read(body, source)
		}
		result[path] = one
	}
	if err := json.NewEncoder(os.Stdout).Encode(result); err != nil {
		panic(err)
	}
}
