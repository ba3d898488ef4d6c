namespace Assay.Shapes.Emission;

/// <summary>A method that gives the place of a field, whoever may see it.</summary>
internal static class FieldAccessor
{
    /// <summary>The line above what .NET Framework alone compiles.</summary>
    public const string BeginOfNetFramework = "#if NETFRAMEWORK";

    /// <summary>The line above what all other runtimes compile.</summary>
    public const string BeginOfOthers = "#else";

    /// <summary>The last line.</summary>
    public const string End = "#endif";

    /// <summary>The declaration: an unsafe accessor, and for .NET Framework, which has none, a method over the field's offset.</summary>
    /// <param name="visibility">The method's visibility.</param>
    /// <param name="fieldType">The field's type.</param>
    /// <param name="name">The method's name.</param>
    /// <param name="owner">The type that declares the field.</param>
    /// <param name="isStruct">Whether that is a struct, which is passed by reference.</param>
    /// <param name="field">The field's name.</param>
    public static IEnumerable<string> Lines(string visibility, string fieldType, string name, string owner, bool isStruct, string field)
    {
        var reference = isStruct ? "ref " : "";
        return
        [
            BeginOfNetFramework,
            $"private static readonly global::Assay.Worker.Mapping.FieldStorage<{owner}, {fieldType}> {name}Storage = new({CSharpIdentifier.Quote(field)});",
            $"{visibility} static ref {fieldType} {name}({reference}{owner} owner) => ref {name}Storage.Of({reference}owner);",
            BeginOfOthers,
            $"[global::System.Runtime.CompilerServices.UnsafeAccessor(global::System.Runtime.CompilerServices.UnsafeAccessorKind.Field, Name = {CSharpIdentifier.Quote(field)})]",
            $"{visibility} static extern ref {fieldType} {name}({reference}{owner} owner);",
            End,
        ];
    }
}
