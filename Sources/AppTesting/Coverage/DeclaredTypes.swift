/// The types of an app that matter for its navigation.
struct DeclaredTypes {
  /// The names of the views.
  private(set) var views: Set<String> = []
  /// The titles that views give their screens, keyed by the names of the views.
  private(set) var titles: [String: Set<DeclaredPlace.Label>] = [:]
  /// The names of the views that each view's code creates, keyed by view.
  private(set) var inner: [String: Set<String>] = [:]
  /// The cases of enums with the places that declare them, keyed by the names of the enums.
  private(set) var cases: [String: [(name: String, place: String)]] = [:]

  /// Creates a collection of the types that files declare.
  init(in files: [SourceTokens]) {
    for file in files {
      for index in file.tokens.indices { read(file, at: index) }
    }
    for (view, words) in inner { inner[view] = words.intersection(views).subtracting([view]) }
  }

  private mutating func read(_ file: SourceTokens, at index: Int) {
    let keyword = file.word(index)
    let name = file.word(index + 1)
    guard keyword == "struct" || keyword == "enum", !name.isEmpty else { return }
    var start = index + 2
    var conformances: Set<String> = []
    while start < file.tokens.count, !file.is(start, "{") {
      conformances.insert(file.word(start))
      start += 1
    }
    guard start < file.tokens.count else { return }
    if keyword == "struct" {
      guard conformances.contains("View") else { return }
      views.insert(name)
      let body = start..<file.end(ofGroupAt: start)
      inner[name, default: []].formUnion(body.map { file.word($0) })
      for position in body
      where file.word(position) == "navigationTitle" && file.is(position + 1, "(") {
        if let title = file.label(position + 2) { titles[name, default: []].insert(title) }
      }
      return
    }
    var found: [(name: String, place: String)] = []
    var position = start + 1
    let end = file.end(ofGroupAt: start) - 1
    while position < end {
      if file.word(position) == "case" {
        position += 1
        while !file.word(position).isEmpty {
          found.append((file.word(position), file.place(position)))
          position += 1
          if file.is(position, "(") { position = file.end(ofGroupAt: position) }
          // A raw value follows an equals sign.
          if file.is(position, "=") { position += 2 }
          guard file.is(position, ",") else { break }
          position += 1
        }
      } else {
        position = file.end(ofGroupAt: position)
      }
    }
    cases[name, default: []] += found
  }
}
