using System.Collections.Concurrent;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace Assay.Worker.Graphs;

/// <summary>The attributes by which the author of types tells a serializer about members.</summary>
internal static class MemberAttributes
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    /// <summary>
    /// Full names of the attributes of members, of their types, and of the types that declare them, with the classes that
    /// attributes derive from; none of the compiler's.
    /// </summary>
    public static IEnumerable<string> Of(IEnumerable<Member> members) => members.SelectMany(Of).Distinct();

    /// <summary>The same of one type, or of one member; types of the runtime have none of the author's.</summary>
    public static IEnumerable<string> On(MemberInfo? member) =>
        member is null or Type { IsPrimitive: true } || (member is Type type && CollectionTypes.IsOwn(type)) ? []
        : member.GetCustomAttributesData().SelectMany(attribute => Bases(attribute.AttributeType)).Select(type => type.FullName!)
            .Where(name => !name.StartsWith("System.Runtime.CompilerServices.", StringComparison.Ordinal)
                && !name.StartsWith("System.Diagnostics.", StringComparison.Ordinal));

    /// <summary>Whether the compiler wrote a method, such as the equality of a record.</summary>
    public static bool IsOfCompiler(MemberInfo method) => method.IsDefined(typeof(CompilerGeneratedAttribute), inherit: false);

    private static IEnumerable<string> Of(Member member)
    {
        var type = member.Field.DeclaringType!;
        var declared = Nullable.GetUnderlyingType(member.Field.FieldType) ?? member.Field.FieldType;
        var property = type.GetProperties(Declared).FirstOrDefault(one => one.Name == member.Name);
        return [.. On(member.Field), .. On(property), .. On(declared), .. On(type)];
    }

    private static IEnumerable<Type> Bases(Type attribute)
    {
        for (var type = attribute; type is not null && type != typeof(Attribute); type = type.BaseType)
            yield return type;
    }
}

/// <summary>
/// Types that say themselves how they are written and when they are equal: a quantity that is written as its text. What differs in
/// caches of such an object, and is equal by its own measure, is no loss.
/// </summary>
internal static class OwnEquality
{
    public const string Note = "equal by its own Equals";

    private static readonly ConcurrentDictionary<(Type Type, Member? Member), bool> Found = new();

    /// <summary>Whether two objects differ member by member, and their own Equals holds them equal.</summary>
    public static bool Decides(object expected, object actual, TypeFacts facts, GraphPath path) =>
        IsOwn(facts.Type, path) && DifferInMembers(expected, actual, facts.Type) && AreEqual(expected, actual);

    private static bool IsOwn(Type type, GraphPath path) =>
        Found.GetOrAdd((type, path.Pattern.NearestMember() as Member), static place => IsOwn(place.Type, place.Member));

    private static bool IsOwn(Type type, Member? member) =>
        type.GetMethod(nameof(Equals), [typeof(object)]) is { DeclaringType: Type declaring } equals
            && declaring != typeof(object) && declaring != typeof(ValueType)
        && !MemberAttributes.IsOfCompiler(equals) && !CollectionTypes.IsOwn(type)
        && MemberAttributes.On(type).Concat(MemberAttributes.Of(member is null ? [] : [member])).Any(IsConverter);

    private static bool IsConverter(string attribute) =>
        attribute[(attribute.LastIndexOf('.') + 1)..].Contains("Converter", StringComparison.Ordinal);

    private static bool DifferInMembers(object expected, object actual, Type type)
    {
        DifferenceList found = new();
        new GraphComparer(found, asksObjects: false).CompareMembers(expected, actual, type);
        return found.Items.Count > 0;
    }

    // Code of the user's: what it throws says that it does not hold them equal.
    private static bool AreEqual(object expected, object actual)
    {
        try
        {
            return expected.Equals(actual) && actual.Equals(expected);
        }
        catch (Exception exception) when (exception is not OutOfMemoryException)
        {
            return false;
        }
    }
}
