package import SceneModel

/// The windows of an app, one per line.
package struct WindowsText {
  private let snapshot: Snapshot

  /// Creates the text of an app's windows.
  ///
  /// - Parameter snapshot: The state of the app.
  package init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
  }

  /// Returns the windows as lines, with the number and title of each window, and a mark on the front window.
  ///
  /// - Parameter layout: The layout width and character set.
  /// - Returns: The lines, none wider than the layout.
  package func lines(_ layout: TextLayout) -> [StyledText] {
    let titles = snapshot.windows.isEmpty ? [snapshot.app] : snapshot.windows
    return titles.enumerated().map { index, title in
      let isFront = index + 1 == snapshot.frontWindow || titles.count == 1
      let sign = isFront ? layout.signs.selected : layout.signs.unselected
      let text = layout.cut("\(sign) \(index + 1)  \(Printable.line(title))", to: layout.width)
      return StyledText(text, isFront ? .focus : .plain)
    }
  }
}
