// Prints what HashiCorp's own HCL library reads of files, in both syntaxes: blocks with their labels and lines, and the source
// text of their attributes. Usage: oracle SCHEMA FILE…; JSON can be read by a schema only. Built and run by
// differential.test.ts.
package main

import (
	"encoding/json"
	"os"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	hcljson "github.com/hashicorp/hcl/v2/json"
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

// As src/interface/read/parsed-file.ts has it; `attributes` is a list of names, or the text "all".
type schema struct {
	Labels     int               `json:"labels"`
	Attributes json.RawMessage   `json:"attributes"`
	Blocks     map[string]schema `json:"blocks"`
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}

func readNative(body *hclsyntax.Body, source []byte) []block {
	blocks := []block{}
	for _, each := range body.Blocks {
		labels := append([]string{}, each.Labels...)
		attributes := texts(hclAttributes(each.Body), source)
		blocks = append(blocks, block{each.Type, labels, each.TypeRange.Start.Line, attributes, readNative(each.Body, source)})
	}
	return blocks
}

func hclAttributes(body *hclsyntax.Body) hcl.Attributes {
	attributes := hcl.Attributes{}
	for name, attribute := range body.Attributes {
		attributes[name] = attribute.AsHCLAttribute()
	}
	return attributes
}

func texts(attributes hcl.Attributes, source []byte) map[string]string {
	texts := map[string]string{}
	for name, attribute := range attributes {
		texts[name] = string(attribute.Expr.Range().SliceBytes(source))
	}
	return texts
}

type bodyReader struct {
	source []byte
	valid  bool
}

func (reader *bodyReader) read(body hcl.Body, by schema) (hcl.Attributes, []block) {
	wanted := &hcl.BodySchema{}
	for name, inner := range by.Blocks {
		wanted.Blocks = append(wanted.Blocks, hcl.BlockHeaderSchema{Type: name, LabelNames: make([]string, inner.Labels)})
	}
	var names []string
	isAll := json.Unmarshal(by.Attributes, &names) != nil
	for _, name := range names {
		wanted.Attributes = append(wanted.Attributes, hcl.AttributeSchema{Name: name})
	}
	content, rest, problems := body.PartialContent(wanted)
	reader.valid = reader.valid && !problems.HasErrors()
	attributes := content.Attributes
	if isAll {
		attributes, problems = rest.JustAttributes()
		reader.valid = reader.valid && !problems.HasErrors()
	}
	blocks := []block{}
	for _, each := range content.Blocks {
		own, inner := reader.read(each.Body, by.Blocks[each.Type])
		labels := append([]string{}, each.Labels...)
		blocks = append(blocks, block{each.Type, labels, each.DefRange.Start.Line, texts(own, reader.source), inner})
	}
	return attributes, blocks
}

func readFile(path string, root schema) file {
	source, err := os.ReadFile(path)
	must(err)
	if !strings.HasSuffix(path, ".json") {
		parsed, problems := hclsyntax.ParseConfig(source, path, hcl.InitialPos)
		body, isBody := parsed.Body.(*hclsyntax.Body)
		if !isBody {
			return file{[]block{}, false}
		}
		reader := bodyReader{source, !problems.HasErrors()}
		reader.read(body, root)
		return file{readNative(body, source), reader.valid}
	}
	parsed, problems := hcljson.Parse(source, path)
	if parsed == nil || parsed.Body == nil {
		return file{[]block{}, false}
	}
	reader := bodyReader{source, !problems.HasErrors()}
	_, blocks := reader.read(parsed.Body, root)
	return file{blocks, reader.valid}
}

func main() {
	text, err := os.ReadFile(os.Args[1])
	must(err)
	root := schema{Attributes: json.RawMessage("[]")}
	must(json.Unmarshal(text, &root.Blocks))
	result := map[string]file{}
	for _, path := range os.Args[2:] {
		result[path] = readFile(path, root)
	}
	must(json.NewEncoder(os.Stdout).Encode(result))
}
