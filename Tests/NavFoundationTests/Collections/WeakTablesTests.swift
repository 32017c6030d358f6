#if !canImport(Darwin)
import Foundation
import NavFoundation
import Testing

@Suite("Collections that need not keep their objects")
struct WeakTablesTests {
  private final class Listener {}

  @Test("a weak set releases its objects")
  func sets() {
    let table = NSHashTable<Listener>.weakObjects()
    let first = Listener()
    do {
      let second = Listener()
      table.add(first)
      table.add(first)
      table.add(second)
      #expect(table.count == 2)
    }
    #expect(table.allObjects.map(ObjectIdentifier.init) == [ObjectIdentifier(first)])
    #expect(table.contains(first))
    table.remove(first)
    #expect(table.count == 0)
  }

  @Test("a dictionary keeps objects as declared, and compares keys by their contents")
  func dictionaries() {
    let weak = NSMapTable<NSString, Listener>.strongToWeakObjects()
    let strong = NSMapTable<NSString, Listener>.strongToStrongObjects()
    do {
      let listener = Listener()
      weak.setObject(listener, forKey: "a")
      strong.setObject(listener, forKey: "a")
      #expect(weak.object(forKey: NSString(string: "a")) === listener)
    }
    #expect(strong.object(forKey: "a") != nil)
    strong.removeAllObjects()
    #expect(weak.count == 0)
  }
}
#endif
