"""The Python peers: each loads its library and gives back (version, work).

`work` takes the HTML and the address (or None) and returns what the peer found, as the protocol wants it.
Libraries are imported inside the loaders, so that a process holds only the one it serves.
"""

from importlib.metadata import version
import re


def trafilatura(**mode):
    from trafilatura import bare_extraction

    def work(html, url):
        # Not `extract_with_metadata`: its text begins with a header of metadata.
        found = bare_extraction(
            html, url=url, include_comments=False, include_tables=True, with_metadata=True, **mode
        )
        if found is None:
            return {}
        return {"text": found.text or "", "metadata": metadata(found.title, found.author, found.date)}

    return version("trafilatura"), work


def resiliparse():
    from resiliparse.extract.html2text import extract_plain_text
    from resiliparse.parse.html import HTMLTree

    def work(html, url):
        tree = HTMLTree.parse(html)
        text = extract_plain_text(
            tree, preserve_formatting=True, main_content=True, list_bullets=False, alt_texts=False, links=False
        )
        return {"text": text, "metadata": metadata(tree.title, None, None)}

    return version("resiliparse"), work


def readability_lxml():
    from readability import Document

    def work(html, url):
        document = Document(html, url=url)
        return {"html": document.summary(), "metadata": metadata(document.short_title(), None, None)}

    return version("readability-lxml"), work


def justext():
    import justext as library

    names = {LANGUAGES[code]: code for code in LANGUAGES}
    stoplists = {names[name]: library.get_stoplist(name) for name in library.get_stoplists() if name in names}
    every = frozenset().union(*(library.get_stoplist(name) for name in library.get_stoplists()))

    def work(html, url):
        words = stoplists.get(declared_language(html), every)
        # Bytes, because a string with an XML declaration is refused.
        paragraphs = library.justext(html.encode(), words, encoding="utf-8")
        return {"text": "\n".join(one.text for one in paragraphs if not one.is_boilerplate)}

    return version("justext"), work


def boilerpy3():
    from boilerpy3.extractors import ArticleExtractor

    extractor = ArticleExtractor(raise_on_failure=False)

    def work(html, url):
        document = extractor.get_doc(html)
        return {"text": document.content, "metadata": metadata(document.title, None, None)}

    return version("boilerpy3"), work


def newspaper4k():
    from newspaper import Article

    def work(html, url):
        article = Article(url or NO_URL, fetch_images=False, follow_meta_refresh=False, memorize_articles=False)
        article.download(input_html=html, ignore_read_more=True)
        article.parse()
        date = article.publish_date
        return {
            "text": article.text,
            "metadata": metadata(article.title, article.authors, date.isoformat() if date else None),
        }

    return version("newspaper4k"), work


def goose3():
    from goose3 import Configuration, Goose, text

    # Languages that it can only segment when told to.
    segmenters = {
        "ar": text.StopWordsArabic,
        "ja": text.StopWordsJapanese,
        "ko": text.StopWordsKorean,
        "zh": text.StopWordsChinese,
    }

    def goose_with(stop_words):
        configuration = Configuration()
        configuration.enable_image_fetching = False
        configuration.strict = False
        configuration.stopwords_class = stop_words
        return Goose(configuration)

    standard = goose_with(text.StopWords)
    others = {code: goose_with(stop_words) for code, stop_words in segmenters.items()}

    def work(html, url):
        article = others.get(declared_language(html), standard).extract(raw_html=html)
        return {
            "text": article.cleaned_text,
            "metadata": metadata(article.title, article.authors, article.publish_date),
        }

    return version("goose3"), work


PEERS = {
    "trafilatura": trafilatura,
    "trafilatura-fast": lambda: trafilatura(fast=True),
    "trafilatura-precision": lambda: trafilatura(favor_precision=True),
    "trafilatura-recall": lambda: trafilatura(favor_recall=True),
    "resiliparse": resiliparse,
    "readability-lxml": readability_lxml,
    "justext": justext,
    "boilerpy3": boilerpy3,
    "newspaper4k": newspaper4k,
    "goose3": goose3,
}


def declared_language(html):
    found = HTML_LANG.search(html)
    return found.group(1).lower() if found else None


def metadata(title, author, date):
    return {"title": title or None, "author": author or None, "date": date or None}


# Reserved for nobody (RFC 2606), for peers that cannot do without an address.
NO_URL = "https://page.invalid/"

HTML_LANG = re.compile(r"<html\b[^>]{0,2000}?\blang\s*=\s*[\"']?([a-z]{2,3})", re.IGNORECASE)

# ISO 639 codes of the languages that jusText has stop words for and that the datasets hold.
LANGUAGES = {
    "af": "Afrikaans", "ar": "Arabic", "az": "Azerbaijani", "be": "Belarusian", "bg": "Bulgarian", "bn": "Bengali",
    "ca": "Catalan", "cs": "Czech", "da": "Danish", "de": "German", "el": "Greek", "en": "English",
    "eo": "Esperanto", "es": "Spanish", "et": "Estonian", "eu": "Basque", "fa": "Persian", "fi": "Finnish",
    "fr": "French", "gl": "Galician", "gu": "Gujarati", "he": "Hebrew", "hi": "Hindi", "hr": "Croatian",
    "hu": "Hungarian", "hy": "Armenian", "id": "Indonesian", "is": "Icelandic", "it": "Italian", "ka": "Georgian",
    "kk": "Kazakh", "kn": "Kannada", "ko": "Korean", "lt": "Lithuanian", "lv": "Latvian", "mk": "Macedonian",
    "ml": "Malayalam", "mr": "Marathi", "ms": "Malay", "nb": "Norwegian_Bokmal", "nl": "Dutch",
    "nn": "Norwegian_Nynorsk", "pl": "Polish", "pt": "Portuguese", "ro": "Romanian", "ru": "Russian",
    "sk": "Slovak", "sl": "Slovenian", "sq": "Albanian", "sr": "Serbian", "sv": "Swedish", "sw": "Swahili",
    "ta": "Tamil", "te": "Telugu", "tl": "Tagalog", "tr": "Turkish", "uk": "Ukrainian", "ur": "Urdu",
    "uz": "Uzbek", "vi": "Vietnamese",
}  # fmt: skip
