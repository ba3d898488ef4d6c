using Assay.Worker.Graphs;

namespace Assay.Worker.Values.Shapes;

/// <summary>All members that store something, base classes first, in the order of declaration.</summary>
internal static class TypeMembers
{
    /// <summary>The members of a class or struct.</summary>
    public static IReadOnlyList<Member> Of(Type type)
    {
        Stack<Type> chain = new();
        for (Type? current = type; current is not null; current = current.BaseType)
            chain.Push(current);
        return [.. chain.SelectMany(Member.DeclaredIn)];
    }

    /// <summary>How people name a member: <c>Order.Secret</c>.</summary>
    public static string Describe(Member member) => $"{TypeNames.Short(member.Field.DeclaringType!)}.{member.Name}";
}
