package import SwiftSyntax

extension Call {
  /// The modifiers that follow this call in its chain, from the inside out.
  package var outerModifiers: [Call] { ExprSyntax(node).outerModifiers }

  /// The calls that precede this call in its chain, from the inside out.
  package var innerModifiers: [Call] {
    var calls: [Call] = []
    var receiver = receiver
    while let node = receiver?.as(FunctionCallExprSyntax.self), let call = Call(node),
      call.isOnReceiver
    {
      calls.append(call)
      receiver = call.receiver
    }
    return calls.reversed()
  }

  /// The first expression of the chain of modifiers, such as `List { … }` in `List { … }.sheet(…)`.
  package var root: ExprSyntax {
    var root = ExprSyntax(node)
    while let node = root.as(FunctionCallExprSyntax.self), let receiver = Call(node)?.receiver {
      root = receiver
    }
    return root
  }

  /// The first call of the chain of modifiers, or nil if the chain does not begin with a call.
  package var rootCall: Call? { root.as(FunctionCallExprSyntax.self).flatMap(Call.init) }

  /// All modifiers of this call's chain, including the call itself, from the inside out.
  package var chain: [Call] {
    innerModifiers + (isOnReceiver ? [self] : []) + outerModifiers
  }
}

extension ExprSyntax {
  /// The modifiers that follow this expression in its chain, from the inside out.
  package var outerModifiers: [Call] {
    var calls: [Call] = []
    var expression = self
    while true {
      if let conditional = expression.parent?.as(PostfixIfConfigExprSyntax.self),
        conditional.base?.id == expression.id
      {
        calls += conditional.firstModifiers
        expression = ExprSyntax(conditional)
        continue
      }
      guard let member = expression.parent?.as(MemberAccessExprSyntax.self),
        member.base?.id == expression.id
      else { break }
      var callee = ExprSyntax(member)
      while let generic = callee.parent?.as(GenericSpecializationExprSyntax.self) {
        callee = ExprSyntax(generic)
      }
      guard let node = callee.parent?.as(FunctionCallExprSyntax.self),
        node.calledExpression.id == callee.id, let call = Call(node)
      else { break }
      calls.append(call)
      expression = ExprSyntax(node)
    }
    return calls
  }
}
