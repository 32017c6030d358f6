/// A page that shows other pages in windows as narrow as a phone's, with everything unfolded, and measures them.
package struct PhoneFrames {
  /// The page, for a browser.
  package let page: String

  /// Puts pages into windows.
  ///
  /// - Parameters:
  ///   - pages: The pages.
  ///   - width: How wide each window is.
  package init(_ pages: [String], width: Int) {
    let frames = pages.map { page in
      let open = page.withoutPolicy.replacing("<details", with: "<details open")
      return "<iframe width=\"\(width)\" height=\"800\"></iframe><template>\(open)</template>"
    }
    page = """
      <!DOCTYPE html><html><body>\(frames.joined())<script>
      const notes = [];
      const frames = Array.from(document.querySelectorAll('iframe'));
      frames.forEach((frame, index) => {
        frame.addEventListener('load', () => {
          const root = frame.contentDocument.documentElement;
          const title = frame.contentDocument.title;
          const hidden = root.scrollWidth - root.clientWidth;
          if (hidden !== 0) notes.push(`${title}: ${hidden} beyond the edge`);
          for (const element of root.querySelectorAll('body *')) {
            if (element.closest('pre, .skip')) continue;
            if (element.getBoundingClientRect().right > \(width) + 1) notes.push(`${title}: ${element.tagName}`);
          }
          document.body.dataset.seen = Number(document.body.dataset.seen ?? 0) + 1;
          document.body.dataset.wide = notes.join('; ');
        });
        frame.srcdoc = frame.nextElementSibling.innerHTML;
      });
      </script></body></html>
      """
  }
}

extension String {
  /// The page without its policy, so that a test's script may run.
  package var withoutPolicy: String {
    replacing(/<meta http-equiv="Content-Security-Policy"[^>]*>/, with: "")
  }
}

extension Browser.View {
  /// Returns the note that a script of a test has left on the page.
  ///
  /// - Parameter name: The name of the note, as in `data-name`.
  /// - Returns: The note, or nil where there is none.
  package func note(_ name: String) -> String? {
    guard let body = page.firstMatch(of: /<body[^>]*>/) else { return nil }
    return body.0.split(separator: " data-").first { $0.hasPrefix("\(name)=") }.map { note in
      String(note.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" })
    }
  }
}
