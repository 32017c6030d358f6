package import FaultCatalogue
package import SceneText

/// A list of faults, grouped by topic.
package struct FaultListText {
  private let faults: [Fault]

  /// Creates a list of faults.
  ///
  /// - Parameter faults: The faults, in any order.
  package init(_ faults: [Fault]) {
    self.faults = faults
  }

  /// Returns the lines of the list, with one fault per line.
  ///
  /// - Parameter layout: The layout width and character set.
  /// - Returns: The lines.
  package func lines(_ layout: TextLayout) -> [StyledText] {
    let width = (faults.map(\.id.count).max() ?? 0) + 4
    var lines: [StyledText] = []
    for topic in Fault.Topic.allCases {
      let members = faults.filter { $0.topic == topic }
      guard !members.isEmpty else { continue }
      lines.append(StyledText(topic.title, .heading))
      lines += members.flatMap { row($0, width: width, layout) }
    }
    return lines
      + layout.paragraph("'explain ID' explains a mistake.", style: .secondary, indent: 2)
  }

  /// Returns the lines of a fault, with its id beside the summary or, in a narrow window, above it.
  private func row(_ fault: Fault, width: Int, _ layout: TextLayout) -> [StyledText] {
    var head = StyledText("  \(fault.id)", .control)
    guard width <= layout.width / 2 else {
      return [head] + layout.paragraph(fault.summary, after: "    ", style: .secondary)
    }
    head.pad(to: width)
    return layout.paragraph(fault.summary, after: head, style: .secondary)
  }
}
