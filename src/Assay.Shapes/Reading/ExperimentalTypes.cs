using System.Reflection;

namespace Assay.Shapes.Reading;

/// <summary>
/// Types and members that their authors call experimental: the compiler refuses code that names them, until it is told not to.
/// </summary>
internal static class ExperimentalTypes
{
    private const string Mark = "System.Diagnostics.CodeAnalysis.ExperimentalAttribute";
    private const BindingFlags Declared =
        BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    /// <summary>The ids of the diagnostics, in order.</summary>
    public static IReadOnlyList<string> In(IEnumerable<Type> types) =>
    [
        .. types.SelectMany(type => new MemberInfo[] { type }.Concat(type.GetFields(Declared)).Concat(type.GetProperties(Declared)))
            .SelectMany(member => member.GetCustomAttributesData())
            .Where(attribute => attribute.AttributeType.FullName == Mark)
            .Select(attribute => attribute.ConstructorArguments is [{ Value: string id }, ..] ? id : "")
            .Where(IsId).Distinct().Order(StringComparer.Ordinal),
    ];

    // It goes into code as it is.
    private static bool IsId(string text) => text.Length > 0 && text.All(letter => char.IsAsciiLetterOrDigit(letter) || letter == '_');
}
