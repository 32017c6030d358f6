/// The place where a popover is attached to its view.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)

  /// A point of the view.
  case point(UnitPoint)
}
