extension Element: SharedListItem {
  /// The element's own marks, together with the marks for presentations and stacks inside the element.
  ///
  /// They are looked up for many screens at a time.
  package var marks: UInt8 {
    var marks = children.marks & Marks.inside
    if kind.isPresentation { marks |= Marks.presentation }
    if kind == .navigationStack { marks |= Marks.stack }
    if kind != .screen { marks |= Marks.noScreen }
    return marks
  }

  /// The marks of elements in shared lists.
  package enum Marks {
    /// The mark of a presentation, or of an element that contains one.
    package static let presentation: UInt8 = 1 << 0
    /// The mark of a stack, or of an element that contains one.
    package static let stack: UInt8 = 1 << 1
    /// The mark of an element other than a screen.
    package static let noScreen: UInt8 = 1 << 2
    /// The marks that an element shares with the elements that contain it.
    fileprivate static let inside = presentation | stack
  }
}
