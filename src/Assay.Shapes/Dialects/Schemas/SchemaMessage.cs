using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Schemas;

/// <summary>A message of the schema.</summary>
/// <param name="name">Its name, and the generated class's.</param>
/// <param name="kind">What it stands for.</param>
/// <param name="plainType">How C# names the plain type.</param>
internal sealed class SchemaMessage(string name, SchemaMessageKind kind, string plainType)
{
    /// <summary>Its name, and the generated class's.</summary>
    public string Name { get; } = name;

    /// <summary>What it stands for.</summary>
    public SchemaMessageKind Kind { get; } = kind;

    /// <summary>How C# names the plain type.</summary>
    public string PlainType { get; } = plainType;

    /// <summary>The class or struct, or the declared type of a union; null for the others.</summary>
    public ObjectShape? Type { get; init; }

    /// <summary>What it carries, in order of field numbers; of a union the alternatives.</summary>
    public List<SchemaSlot> Slots { get; } = [];

    /// <summary>Messages that its fields hold.</summary>
    public HashSet<SchemaMessage> Uses { get; } = [];

    /// <summary>Whether a value of it may hold another value of it, at any depth.</summary>
    public bool IsRecursive { get; set; }
}
