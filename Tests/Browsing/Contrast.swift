import Foundation

/// The contrast of two colours, as the Web Content Accessibility Guidelines define it.
package enum Contrast {
  /// Returns the contrast of two colours.
  ///
  /// - Parameters:
  ///   - first: A colour in six hexadecimal digits.
  ///   - second: Another one.
  /// - Returns: The ratio, from 1 to 21.
  package static func ratio(_ first: String, _ second: String) -> Double {
    let levels = [first, second].map(luminance)
    return ((levels.max() ?? 0) + 0.05) / ((levels.min() ?? 0) + 0.05)
  }

  private static func luminance(_ color: String) -> Double {
    let number = Int(color, radix: 16) ?? 0
    let parts = [number >> 16, number >> 8 & 255, number & 255].map { part -> Double in
      let level = Double(part) / 255
      return level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
