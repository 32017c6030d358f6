#if !canImport(Darwin)
import Foundation
import NavFoundation
import Testing

@Suite("Values in iCloud")
struct NSUbiquitousKeyValueStoreTests {
  @Test("a value stays until it is removed")
  func values() {
    let store = NSUbiquitousKeyValueStore.default
    let key = UUID().uuidString
    store.set("a", forKey: key)
    #expect(store.string(forKey: key) == "a")
    store.set(Int64(7), forKey: key)
    #expect(store.longLong(forKey: key) == 7)
    store.set(true, forKey: key)
    #expect(store.bool(forKey: key))
    store.removeObject(forKey: key)
    #expect(store.object(forKey: key) == nil)
  }
}
#endif
