import Foundation

@objc(NameTransformer)
final class NameTransformer: ValueTransformer {
    override class func transformedValueClass() -> AnyClass { NSString.self }
    override class func allowsReverseTransformation() -> Bool { true }

    override func transformedValue(_ value: Any?) -> Any? {
        (value as? String).map { String($0.reversed()) }
    }

    override func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

extension NSValueTransformerName {
    static let name = NSValueTransformerName(rawValue: "NameTransformer")
}
