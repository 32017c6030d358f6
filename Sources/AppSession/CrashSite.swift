/// A place in the learner's code at which an app crashed.
package struct CrashSite: Hashable, Sendable {
  /// The name of the file.
  package var file: String
  /// The number of the line, counted from 1.
  package var line: Int
  /// The name of the function, such as `ShopView.body`, or nil if it is not known.
  package var function: String?

  package init(file: String, line: Int, function: String? = nil) {
    self.file = file
    self.line = line
    self.function = function
  }

  /// The place in words, such as `App.swift:42, in ShopView.body`.
  var text: String {
    "\(file):\(line)" + (function.map { ", in \($0)" } ?? "")
  }
}
