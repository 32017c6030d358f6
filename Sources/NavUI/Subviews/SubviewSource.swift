/// A view that represents any number of subviews in a container.
@available(iOS 18.0, *)
@MainActor
protocol SubviewSource {
  /// Adds the subviews that the view represents.
  ///
  /// - Parameters:
  ///   - collector: The collector of the views.
  ///   - path: The path to the view, which distinguishes the views inside from those of others.
  func addSubviews(to collector: inout SubviewCollector, at path: [AnyHashable])
}

/// A collector of the subviews and sections that a container can arrange.
@available(iOS 18.0, *)
@MainActor
struct SubviewCollector {
  private(set) var parts: [Part] = []

  /// A subview, or a section with its content.
  enum Part {
    case view(Subview)
    case section(SectionConfiguration)
  }

  /// Creates a collector of the subviews and sections of a view.
  ///
  /// - Parameter view: The content of a container.
  init(_ view: some View) {
    add(view, at: [])
  }

  /// All subviews, including those in the headers and footers of sections.
  var subviews: [Subview] {
    parts.flatMap { part in
      switch part {
      case .view(let view): [view]
      case .section(let section): Array(section.header) + section.content + section.footer
      }
    }
  }

  /// The sections, including those formed by adjacent views outside every section.
  var sections: [SectionConfiguration] {
    var result: [SectionConfiguration] = []
    var loose: [Subview] = []
    func close() {
      guard let first = loose.first else { return }
      result.append(SectionConfiguration(path: first.id.path, content: loose))
      loose = []
    }
    for part in parts {
      switch part {
      case .view(let view): loose.append(view)
      case .section(let section):
        close()
        result.append(section)
      }
    }
    close()
    return result
  }

  /// Adds a view or the subviews that it represents.
  mutating func add<Content: View>(_ view: Content, at path: [AnyHashable]) {
    if let source = view as? any SubviewSource {
      source.addSubviews(to: &self, at: path)
    } else {
      let id = Subview.ID(path: path)
      let values = view.toldContainerValues
      parts.append(.view(Subview(id: id, containerValues: values, content: AnyView(view))))
    }
  }

  mutating func add(_ section: SectionConfiguration) {
    parts.append(.section(section))
  }

  mutating func add(_ subview: Subview) {
    parts.append(.view(subview))
  }
}

@available(iOS 18.0, *)
extension TupleView: SubviewSource {
  func addSubviews(to collector: inout SubviewCollector, at path: [AnyHashable]) {
    for (index, view) in views.enumerated() {
      collector.add(view, at: path + [index])
    }
  }
}

@available(iOS 18.0, *)
extension AnyView: SubviewSource {
  func addSubviews(to collector: inout SubviewCollector, at path: [AnyHashable]) {
    func add(_ view: some View) { collector.add(view, at: path) }
    add(content)
  }
}

@available(iOS 18.0, *)
extension EmptyView: SubviewSource {
  func addSubviews(to collector: inout SubviewCollector, at path: [AnyHashable]) {}
}

@available(iOS 18.0, *)
extension Group: SubviewSource where Content: View {
  func addSubviews(to collector: inout SubviewCollector, at path: [AnyHashable]) {
    collector.add(content, at: path)
  }
}

@available(iOS 18.0, *)
extension Optional: SubviewSource where Wrapped: View {
  func addSubviews(to collector: inout SubviewCollector, at path: [AnyHashable]) {
    if let view = self { collector.add(view, at: path) }
  }
}

@available(iOS 18.0, *)
extension _ConditionalContent: SubviewSource where TrueContent: View, FalseContent: View {
  func addSubviews(to collector: inout SubviewCollector, at path: [AnyHashable]) {
    switch storage {
    case .first(let view): collector.add(view, at: path + [true])
    case .second(let view): collector.add(view, at: path + [false])
    }
  }
}

@available(iOS 18.0, *)
extension ForEach: SubviewSource where Content: View {
  func addSubviews(to collector: inout SubviewCollector, at path: [AnyHashable]) {
    for element in data {
      collector.add(content(element), at: path + [AnyHashable(element[keyPath: id])])
    }
  }
}

@available(iOS 18.0, *)
extension Section: SubviewSource where Parent: View, Content: View, Footer: View {
  func addSubviews(to collector: inout SubviewCollector, at path: [AnyHashable]) {
    collector.add(
      SectionConfiguration(
        path: path,
        header: SubviewCollector(header).subviews,
        content: SubviewCollector(content).subviews,
        footer: SubviewCollector(footer).subviews
      )
    )
  }
}

@available(iOS 18.0, *)
extension Subview: SubviewSource {
  func addSubviews(to collector: inout SubviewCollector, at path: [AnyHashable]) {
    collector.add(self)
  }
}

@available(iOS 18.0, *)
extension SubviewsCollection: SubviewSource {
  func addSubviews(to collector: inout SubviewCollector, at path: [AnyHashable]) {
    for subview in subviews { collector.add(subview) }
  }
}

@available(iOS 18.0, *)
extension SubviewsCollectionSlice: SubviewSource {
  func addSubviews(to collector: inout SubviewCollector, at path: [AnyHashable]) {
    for subview in subviews { collector.add(subview) }
  }
}
