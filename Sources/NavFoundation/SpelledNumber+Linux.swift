#if !canImport(Darwin)
internal import Foundation

extension Int {
  /// The number in English words, such as "forty-one".
  var spelledOut: String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .spellOut
    return formatter.string(from: self as NSNumber) ?? "\(self)"
  }
}
#endif
