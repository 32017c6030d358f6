#if !canImport(Darwin)
import Foundation
import NavFoundation
import Testing

@Suite("Properties by their names")
struct KeyValueObservingTests {
  private final class Lamp: NSObject {
    var level = 3
    let bulb = Bulb()
  }

  private final class Bulb: NSObject {
    var watts = 40
  }

  @Test("An observation reports the initial value on request")
  func observation() {
    let lamp = Lamp()
    var seen: [Int?] = []
    let first = lamp.observe(\.level, options: [.initial, .new]) { seen.append($1.newValue) }
    let second = lamp.observe(\.level, options: [.initial]) { seen.append($1.newValue) }
    let third = lamp.observe(\.level) { _, _ in seen.append(0) }
    #expect(seen == [3, nil])
    for observation in [first, second, third] { observation.invalidate() }
  }

  @Test("A stored property can be read by its name or path, but not set")
  func values() {
    let lamp = Lamp()
    #expect(lamp.value(forKey: "level") as? Int == 3)
    #expect(lamp.value(forKeyPath: "bulb.watts") as? Int == 40)
    #expect(lamp.value(forKey: "colour") == nil)
    lamp.setValue(4, forKey: "level")
    #expect(lamp.level == 3)
  }
}
#endif
