extension Element: SharedListItem {
  /// The marks for presentations, stacks and elements other than screens, which are looked up for
  /// many screens at once.
  package var marks: UInt8 {
    var marks = children.marks & Marks.inside
    if kind.isPresentation { marks |= Marks.presentation }
    if kind == .navigationStack { marks |= Marks.stack }
    if kind != .screen { marks |= Marks.noScreen }
    return marks
  }

  /// The marks of elements in lists.
  package enum Marks {
    /// A presentation, or an element that contains one.
    package static let presentation: UInt8 = 1 << 0
    /// A stack, or an element that contains one.
    package static let stack: UInt8 = 1 << 1
    /// Anything but a screen.
    package static let noScreen: UInt8 = 1 << 2
    /// The marks that an element inherits from its descendants.
    fileprivate static let inside = presentation | stack
  }
}
