/// The places in an app's navigation that its source declares.
///
/// Words and brackets are sufficient: the code compiles, and the running app shows the rest.
package struct SourceMap: Hashable, Sendable {
  /// The places, in the order of the source.
  package private(set) var places: [DeclaredPlace] = []
  /// The names of the values that stacks show, keyed by the names of their types.
  private(set) var headsOfTypes: [String: Set<String>] = [:]

  /// Creates a map of an app's files.
  ///
  /// - Parameters:
  ///   - files: The names and texts of the Swift files.
  ///   - schemes: The schemes of the URLs that the app opens, according to its property list.
  package init(_ files: [(name: String, text: String)], schemes: [String] = []) {
    let sources = files.map { SourceTokens($0.text, file: $0.name) }
    let types = DeclaredTypes(in: sources)
    for scheme in schemes {
      places.append(DeclaredPlace(kind: .deepLink, name: "\(scheme)://", place: "Info.plist:1"))
    }
    for source in sources { read(source, types) }
    // Two lines may compare with the same word, and two stacks may show the same type.
    var seen: Set<[String]> = []
    places = places.filter { place in
      switch place.kind {
      case .deepLink, .route, .restoration, .tab:
        seen.insert([place.kind.rawValue, place.name]).inserted
      default: true
      }
    }
  }

  private mutating func read(_ file: SourceTokens, _ types: DeclaredTypes) {
    var index = 0
    while index < file.tokens.count {
      if file.is(index, "#"), file.word(index + 1) == "Preview" {
        index = file.call(at: index + 1)?.extent.upperBound ?? index + 1
        continue
      }
      if file.word(index) == "struct", isPreview(file, at: index) {
        index = endOfType(file, at: index)
        continue
      }
      readPlace(file, types, at: index)
      index += 1
    }
    for pattern in LinkPatterns(in: file).patterns {
      places.append(DeclaredPlace(kind: .deepLink, name: pattern.text, place: pattern.place))
    }
  }

  private func isPreview(_ file: SourceTokens, at index: Int) -> Bool {
    var position = index
    while position < file.tokens.count, !file.is(position, "{") {
      if file.word(position) == "PreviewProvider" { return true }
      position += 1
    }
    return false
  }

  private func endOfType(_ file: SourceTokens, at index: Int) -> Int {
    var position = index
    while position < file.tokens.count, !file.is(position, "{") { position += 1 }
    return position < file.tokens.count ? file.end(ofGroupAt: position) : position
  }

  private mutating func readPlace(_ file: SourceTokens, _ types: DeclaredTypes, at index: Int) {
    let word = file.word(index)
    let isModifier = file.is(index - 1, ".")
    switch word {
    case "sheet" where isModifier: present(.sheet, file, types, at: index)
    case "fullScreenCover" where isModifier: present(.cover, file, types, at: index)
    case "popover" where isModifier: present(.popover, file, types, at: index)
    case "alert" where isModifier: present(.alert, file, types, at: index)
    case "confirmationDialog" where isModifier: present(.dialog, file, types, at: index)
    case "navigationDestination" where isModifier: addDestination(file, types, at: index)
    case "NavigationLink" where !isModifier: addLink(file, types, at: index)
    case "Tab" where !isModifier, "tabItem" where isModifier: addTab(file, at: index)
    case "SceneStorage" where file.is(index - 1, "@"), "AppStorage" where file.is(index - 1, "@"):
      guard file.is(index + 1, "("), let key = file.label(index + 2) else { return }
      add(.restoration, key.text, file, index)
    default: break
    }
  }

  /// Returns the name of the type that surrounds a position, for a place without a name.
  private static func origin(_ file: SourceTokens, _ index: Int) -> String {
    for position in (0..<index).reversed()
    where ["struct", "class", "extension"].contains(file.word(position)) {
      guard let brace = (position..<index).first(where: { file.is($0, "{") }),
        file.end(ofGroupAt: brace) > index, !file.word(position + 1).isEmpty
      else { continue }
      return "in \(file.word(position + 1))"
    }
    return "in \(file.file)"
  }

  private mutating func add(
    _ kind: CoverageKind,
    _ name: String,
    _ file: SourceTokens,
    _ index: Int,
    label: DeclaredPlace.Label? = nil,
    views: Set<String> = [],
    titles: Set<DeclaredPlace.Label> = [],
    heads: Set<String> = []
  ) {
    places.append(
      DeclaredPlace(
        kind: kind,
        name: name,
        place: file.place(index),
        label: label,
        views: views,
        titles: titles,
        heads: heads
      )
    )
  }

  /// Returns the names of the app's views that the code in a range creates.
  private func views(
    _ file: SourceTokens,
    _ types: DeclaredTypes,
    in range: Range<Int>
  ) -> Set<String> {
    Set(range.map { file.word($0) }.filter(types.views.contains))
  }

  private mutating func present(
    _ kind: CoverageKind,
    _ file: SourceTokens,
    _ types: DeclaredTypes,
    at index: Int
  ) {
    guard let call = file.call(at: index), !call.arguments.isEmpty else { return }
    let first = call.arguments.lowerBound
    let start = file.word(first) == "Text" ? first + 2 : first
    let label = kind == .alert || kind == .dialog ? file.label(start) : nil
    let visibility = file.argument("titleVisibility", in: call.arguments)
    let hidesTitle = visibility.map { file.is($0, ".") && file.word($0 + 1) == "hidden" } ?? false
    let shown = kind == .alert || kind == .dialog ? [] : views(file, types, in: call.extent)
    let binding = ["isPresented", "item", "error"].lazy.compactMap {
      file.argument($0, in: call.arguments)
    }.first
    let bound = binding.map { file.word(file.is($0, "$") ? $0 + 1 : $0) } ?? ""
    let name =
      label.map { $0.isWhole ? "\"\($0.text)\"" : "\"\($0.text)…\"" }
      ?? (shown.isEmpty ? bound : shown.sorted().joined(separator: ", "))
    let titles = shown.reduce(into: Set()) { $0.formUnion(types.titles[$1] ?? []) }
    // A view of pages or tabs shows its views as screens.
    let inner = shown.reduce(into: Set()) { $0.formUnion(types.inner[$1] ?? []) }
    add(
      kind,
      name.isEmpty ? Self.origin(file, index) : name,
      file,
      index,
      label: hidesTitle ? nil : label,
      views: shown.union(inner),
      titles: titles
    )
  }

  private mutating func addDestination(
    _ file: SourceTokens,
    _ types: DeclaredTypes,
    at index: Int
  ) {
    guard let call = file.call(at: index) else { return }
    guard let value = file.argument("for", in: call.arguments) else {
      let shown = views(file, types, in: call.extent)
      guard !shown.isEmpty else { return }
      return add(.destination, shown.sorted().joined(separator: ", "), file, index, views: shown)
    }
    var name = file.word(value)
    var position = value
    // A nested type is identified by its last name.
    while file.is(position + 1, "."), file.word(position + 2) != "self" {
      position += 2
      name = file.word(position)
    }
    guard !name.isEmpty else { return }
    let cases = types.cases[name] ?? []
    // Only the running app shows the type behind 'Book.ID'.
    let known: Set = name == "ID" ? [] : [name]
    let heads = cases.isEmpty ? known : Set(cases.map { ".\($0.name)" })
    headsOfTypes[name] = heads
    add(.destination, "for \(name)", file, index, heads: heads)
    for route in cases {
      places.append(
        DeclaredPlace(
          kind: .route,
          name: ".\(route.name)",
          place: route.place,
          heads: [".\(route.name)"]
        )
      )
    }
  }

  private mutating func addLink(_ file: SourceTokens, _ types: DeclaredTypes, at index: Int) {
    guard let call = file.call(at: index) else { return }
    let label = file.label(call.arguments.lowerBound)
    var heads: Set<String> = []
    if let value = file.argument("value", in: call.arguments) {
      var position = value
      // A property of a value, such as 'book.id', is not a case.
      let isCase = file.is(value, ".") || file.word(value).first?.isUppercase == true
      while isCase, position < call.arguments.upperBound, !file.is(position, ",") {
        if file.is(position, "."), !file.word(position + 1).isEmpty {
          heads = [".\(file.word(position + 1))"]
        }
        if file.is(position, "(") { break }
        position += 1
      }
    }
    let shown = views(file, types, in: call.extent)
    let name =
      label.map { $0.isWhole ? "\"\($0.text)\"" : "\"\($0.text)…\"" }
      ?? heads.first
      ?? (shown.isEmpty ? Self.origin(file, index) : shown.sorted().joined(separator: ", "))
    add(.link, name, file, index, label: label, views: shown, heads: heads)
  }

  private mutating func addTab(_ file: SourceTokens, at index: Int) {
    guard let call = file.call(at: index) else { return }
    var label = file.label(call.arguments.lowerBound)
    if file.word(index) == "tabItem" {
      let start = call.extent.first {
        ["Label", "Text"].contains(file.word($0)) && file.is($0 + 1, "(")
      }
      label = start.flatMap { file.label($0 + 2) }
    }
    guard let label, label.isWhole else { return }
    add(.tab, label.text, file, index, label: label)
  }
}
