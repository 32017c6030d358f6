/// A section that a container can arrange.
@available(iOS 18.0, *)
public struct SectionConfiguration: Identifiable {
  /// The identity of a section in its container.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// The identity of the section.
  public let id: ID
  /// The subviews in the header.
  public let header: SubviewsCollection
  /// The subviews in the section.
  public let content: SubviewsCollection
  /// The subviews in the footer.
  public let footer: SubviewsCollection

  init(
    path: [AnyHashable],
    header: [Subview] = [],
    content: [Subview],
    footer: [Subview] = []
  ) {
    id = ID(path: path)
    self.header = SubviewsCollection(subviews: header)
    self.content = SubviewsCollection(subviews: content)
    self.footer = SubviewsCollection(subviews: footer)
    containerValues = content.first?.containerValues ?? ContainerValues()
  }

  /// The values that the section provides for the container.
  public let containerValues: ContainerValues
}

/// The sections that a container can arrange, in order.
@available(iOS 18.0, *)
public struct SectionCollection: RandomAccessCollection {
  /// The type of a section.
  public typealias Element = SectionConfiguration
  /// The type of a section's index.
  public typealias Index = Int

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
extension SectionCollection: View {
  /// The sections, in order.
  public var body: some View {
    ForEach(sections) { section in
      Section {
        section.content
      } header: {
        section.header
      } footer: {
        section.footer
      }
    }
  }
}
