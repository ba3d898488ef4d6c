using System.Runtime.CompilerServices;

namespace Assay.Conformance.Construction;

/// <summary>An object comes back although its constructor throws: no constructor has to run.</summary>
[Case(21, "throwing-constructor", CaseGroup.Construction,
    "An object comes back although its constructor throws: no constructor has to run.")]
public sealed class ThrowingConstructor : Case<Reactor>
{
    /// <inheritdoc/>
    public override Reactor Make()
    {
        var reactor = (Reactor)RuntimeHelpers.GetUninitializedObject(typeof(Reactor));
        reactor.Power = 900;
        return reactor;
    }
}

public class Reactor
{
    public Reactor() => throw new InvalidOperationException("A reactor is started by its operator.");

    public int Power { get; set; }
}
