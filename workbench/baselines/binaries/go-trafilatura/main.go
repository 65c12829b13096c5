// Serves go-trafilatura: a page per line in, what it found per line out.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"net/url"
	"os"
	"runtime/debug"
	"strings"
	"time"

	"github.com/go-shiori/dom"
	"github.com/markusmobius/go-trafilatura"
)

const module = "github.com/markusmobius/go-trafilatura"

type page struct {
	HTML string  `json:"html"`
	URL  *string `json:"url"`
}

type metadata struct {
	Title  string  `json:"title"`
	Author string  `json:"author"`
	Date   *string `json:"date"`
}

type reply struct {
	HTML     string    `json:"html"`
	Metadata *metadata `json:"metadata,omitempty"`
	Error    string    `json:"error,omitempty"`
}

// version is that of the module as it was linked, not as it was asked for.
func version() string {
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, dependency := range info.Deps {
			if dependency.Path == module {
				return strings.TrimPrefix(dependency.Version, "v")
			}
		}
	}
	return "unknown"
}

// answer turns a panic into an error: it costs the page, not the process.
func answer(in page) (out reply) {
	defer func() {
		if cause := recover(); cause != nil {
			out = reply{Error: fmt.Sprintf("panic: %v", cause)}
		}
	}()
	options := trafilatura.Options{EnableFallback: true, ExcludeComments: true}
	if in.URL != nil {
		if address, err := url.Parse(*in.URL); err == nil {
			options.OriginalURL = address
		}
	}
	found, err := trafilatura.Extract(strings.NewReader(in.HTML), options)
	if err != nil {
		return reply{Error: err.Error()}
	}
	about := &metadata{Title: found.Metadata.Title, Author: found.Metadata.Author}
	if !found.Metadata.Date.IsZero() {
		date := found.Metadata.Date.Format(time.DateOnly)
		about.Date = &date
	}
	// Its plain text is one line without blocks, so that the HTML goes through the shared conversion.
	return reply{HTML: dom.OuterHTML(found.ContentNode), Metadata: about}
}

func main() {
	in := bufio.NewReader(os.Stdin)
	out := json.NewEncoder(os.Stdout)
	out.SetEscapeHTML(false)
	_ = out.Encode(map[string]string{"ready": version()})
	for {
		line, err := in.ReadBytes('\n')
		if len(line) > 0 {
			var request page
			if problem := json.Unmarshal(line, &request); problem != nil {
				_ = out.Encode(reply{Error: problem.Error()})
			} else {
				_ = out.Encode(answer(request))
			}
		}
		if err != nil {
			if err != io.EOF {
				fmt.Fprintln(os.Stderr, err)
			}
			return
		}
	}
}
