//! Serves rs-trafilatura: a page per line in, what it found per line out.

use std::io::{self, BufRead, Write};
use std::panic::catch_unwind;

use rs_trafilatura::{extract_with_options, Options};
use serde_json::{json, Value};

/// The version in Cargo.toml: a crate cannot ask for that of another.
const VERSION: &str = "0.2.2";

fn answer(page: &Value) -> Value {
    let html = page["html"].as_str().unwrap_or_default();
    let options = Options {
        url: page["url"].as_str().map(String::from),
        include_comments: false,
        include_tables: true,
        ..Options::default()
    };
    match extract_with_options(html, &options) {
        Ok(found) => json!({
            "text": found.content_text,
            "metadata": {
                "title": found.metadata.title,
                "author": found.metadata.author,
                "date": found.metadata.date.map(|date| date.to_rfc3339()),
            },
        }),
        Err(error) => json!({ "text": "", "error": error.to_string() }),
    }
}

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{}", json!({ "ready": VERSION }))?;
    out.flush()?;
    for line in io::stdin().lock().lines() {
        let page: Value = serde_json::from_str(&line?)?;
        // A panic costs the page, not the process.
        let reply = catch_unwind(|| answer(&page))
            .unwrap_or_else(|_| json!({ "text": "", "error": "panic" }));
        writeln!(out, "{reply}")?;
        out.flush()?;
    }
    Ok(())
}
