@available(iOS 15.0, *)
extension GraphicsContext {
  /// Draws on a separate layer.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
}
