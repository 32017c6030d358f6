/// A view with the content that a closure creates from the subviews of another view.
@available(iOS 18.0, *)
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content
}

@available(iOS 18.0, *)
extension GroupElementsOfContent: View {
  /// The content created from the subviews.
  public var body: Content {
    transform(SubviewsCollection(subviews: SubviewCollector(subviews).subviews))
  }
}

/// A view with the content that a closure creates from the sections of another view.
@available(iOS 18.0, *)
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  let sections: Sections
  let transform: (SectionCollection) -> Content
}

@available(iOS 18.0, *)
extension GroupSectionsOfContent: View {
  /// The content created from the sections.
  public var body: Content {
    transform(SectionCollection(sections: SubviewCollector(sections).sections))
  }
}

@available(iOS 18.0, *)
extension Group where Content: View {
  /// Creates a group from the subviews of another view.
  ///
  /// - Parameters:
  ///   - view: The view, such as the content of a container.
  ///   - transform: A closure that returns the group of them.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, transform: transform) }
  }

  /// Creates a group from the sections of another view.
  ///
  /// - Parameters:
  ///   - view: The view, such as the content of a container.
  ///   - transform: A closure that returns the group of them.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base,
    @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(sections: view, transform: transform) }
  }
}

/// The subviews of another view, as the data of a `ForEach`.
@available(iOS 18.0, *)
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let subviews: [Subview]

  /// The index of the first subview.
  public var startIndex: Int { subviews.startIndex }
  /// The index after the last subview.
  public var endIndex: Int { subviews.endIndex }

  /// Accesses the subview at an index.
  ///
  /// - Parameter index: The index.
  public subscript(index: Int) -> Subview { subviews[index] }
}

/// The sections of another view, as the data of a `ForEach`.
@available(iOS 18.0, *)
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The index of the first section.
  public var startIndex: Int { sections.startIndex }
  /// The index after the last section.
  public var endIndex: Int { sections.endIndex }

  /// Accesses the section at an index.
  ///
  /// - Parameter index: The index.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

@available(iOS 18.0, *)
extension ForEach where Content: View {
  /// Creates a view for each subview of another view.
  ///
  /// - Parameters:
  ///   - view: The view, such as the content of a container.
  ///   - content: A closure that returns the content for a subview.
  @MainActor @preconcurrency
  public init<V: View>(
    subviews view: V,
    @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    let subviews = SubviewCollector(view).subviews
    self.init(ForEachSubviewCollection(subviews: subviews), id: \.id, content: content)
  }

  /// Creates a view for each section of another view.
  ///
  /// - Parameters:
  ///   - view: The view, such as the content of a container.
  ///   - content: A closure that returns the content for a section.
  @MainActor @preconcurrency
  public init<V: View>(
    sections view: V,
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    let sections = SubviewCollector(view).sections
    self.init(ForEachSectionCollection(sections: sections), id: \.id, content: content)
  }
}
