#if !canImport(ObjectiveC)
import Foundation
import NavFoundation
import Testing

@Suite("Methods by selector")
struct SelectorTests {
  private final class Listener: NSObject {
    var heard: [String] = []

    func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func hearObject(_ notification: NSNotification) { heard.append("object") }
    func hearNothing() { heard.append("nothing") }
    func take(sender: Any?, event: String?) {
      heard.append("\(sender ?? "none"), \(event ?? "none")")
    }
  }

  private let center = NotificationCenter()
  private let name = Notification.Name("rain")

  @Test("a method is called for a notification, with or without the notification")
  func notification() {
    let listener = Listener()
    center.addObserver(listener, selector: ObjC(Listener.hear(_:)), name: name, object: nil)
    center.addObserver(listener, selector: ObjC(Listener.hearObject), name: name, object: nil)
    center.addObserver(listener, selector: ObjC(Listener.hearNothing), name: nil, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("sun"), object: nil)
    #expect(listener.heard.sorted() == ["nothing", "nothing", "object", "rain"])
  }

  @Test("calls end when the observer is removed, from one name or from all")
  func removal() {
    let listener = Listener()
    let other = Notification.Name("sun")
    for name in [name, other] {
      center.addObserver(listener, selector: ObjC(Listener.hear(_:)), name: name, object: nil)
    }
    center.removeObserver(listener, name: other, object: nil)
    center.post(name: other, object: nil)
    center.post(name: name, object: nil)
    center.removeObserver(listener)
    center.post(name: name, object: nil)
    #expect(listener.heard == ["rain"])
  }

  @Test("neither a centre nor a selector keeps an observer alive")
  func lifetime() {
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(listener, selector: ObjC(Listener.hear(_:)), name: name, object: nil)
    }
    #expect(gone == nil)
    center.post(name: name, object: nil)
  }

  @Test("a closure's observer is removed by its token")
  func closures() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test("a textual selector, or another class's method, calls nothing")
  func mismatch() {
    let listener = Listener()
    center.addObserver(listener, selector: "hear:", name: name, object: nil)
    center.addObserver(NSObject(), selector: ObjC(Listener.hear(_:)), name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(listener.heard.isEmpty)
  }

  @Test("a timer calls a method after its interval, and not at once")
  func timer() {
    let listener = Listener()
    let timer = Timer(
      timeInterval: 60,
      target: listener,
      selector: ObjC(Listener.hearNothing),
      userInfo: nil,
      repeats: false
    )
    #expect(listener.heard.isEmpty)
    timer.fire()
    #expect(listener.heard == ["nothing"])
  }
}
#endif
