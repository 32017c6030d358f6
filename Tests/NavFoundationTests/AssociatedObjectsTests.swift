#if !canImport(Darwin)
import Foundation
import NavFoundation
import Testing

@Suite("Associated values")
struct AssociatedObjectsTests {
  private final class Owner {}
  private final class Part {}

  @Test("A value is found by its object and key, and removed with nil")
  func keys() {
    let first = Owner()
    let second = Owner()
    withKeys { key, other in
      objc_setAssociatedObject(first, key, "a", .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(first, key) as? String == "a")
      #expect(objc_getAssociatedObject(first, other) == nil)
      #expect(objc_getAssociatedObject(second, key) == nil)
      objc_setAssociatedObject(first, key, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(first, key) == nil)
      objc_setAssociatedObject(first, other, 1, .OBJC_ASSOCIATION_RETAIN)
      objc_removeAssociatedObjects(first)
      #expect(objc_getAssociatedObject(first, other) == nil)
    }
  }

  @Test("An object retains its value, unless the value is only assigned")
  func lifetime() {
    let owner = Owner()
    withKeys { key, other in
      weak var kept: Part?
      do {
        let part = Part()
        kept = part
        objc_setAssociatedObject(owner, key, part, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner, other, Part(), .OBJC_ASSOCIATION_ASSIGN)
      }
      #expect(kept != nil)
      #expect(objc_getAssociatedObject(owner, other) == nil)
      objc_removeAssociatedObjects(owner)
      #expect(kept == nil)
    }
  }

  private func withKeys(_ use: (UnsafeRawPointer, UnsafeRawPointer) -> Void) {
    withUnsafeTemporaryAllocation(byteCount: 2, alignment: 1) { bytes in
      guard let start = bytes.baseAddress else { return }
      use(UnsafeRawPointer(start), UnsafeRawPointer(start + 1))
    }
  }
}
#endif
