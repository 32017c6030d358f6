extension Element: SharedListItem {
  /// Whether there is a presentation, a stack, or anything but a screen: all that is asked of many screens at once.
  package var marks: UInt8 {
    var marks = children.marks & Marks.inside
    if kind.isPresentation { marks |= Marks.presentation }
    if kind == .navigationStack { marks |= Marks.stack }
    if kind != .screen { marks |= Marks.noScreen }
    return marks
  }

  /// The marks of elements in lists.
  package enum Marks {
    /// A presentation, or something that one stands in.
    package static let presentation: UInt8 = 1 << 0
    /// A stack, or something that one stands in.
    package static let stack: UInt8 = 1 << 1
    /// Anything but a screen.
    package static let noScreen: UInt8 = 1 << 2
    /// The marks that an element takes over from its descendants.
    fileprivate static let inside = presentation | stack
  }
}
