using System.Reflection;
using System.Runtime.CompilerServices;

namespace Assay.Conformance.References;

/// <summary>Two records that only their constructors fill and that hold each other come back.</summary>
[Case(28, "records-cycle", CaseGroup.References, "Two records that only their constructors fill and that hold each other come back.")]
public sealed class RecordsCycle : Case<Husband>
{
    /// <inheritdoc/>
    public override Husband Make()
    {
        var wife = (Wife)RuntimeHelpers.GetUninitializedObject(typeof(Wife));
        Husband husband = new("Pierre", wife);
        typeof(Wife).GetField("<Name>k__BackingField", BindingFlags.Instance | BindingFlags.NonPublic)!.SetValue(wife, "Marie");
        typeof(Wife).GetField("<Husband>k__BackingField", BindingFlags.Instance | BindingFlags.NonPublic)!.SetValue(wife, husband);
        return husband;
    }
}

public record Husband(string Name, Wife? Wife);

public record Wife(string Name, Husband? Husband);
