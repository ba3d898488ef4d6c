using System.Reflection;
using System.Runtime.CompilerServices;
using Assay.Core.CSharp;
using Assay.Worker.Graphs;

namespace Assay.Worker.Values.Writing;

/// <summary>
/// How code makes an object as it is: a constructor, members that anybody can set, and fields that nobody can. Found by doing it.
/// </summary>
/// <param name="Arguments">The members that stand for the constructor's parameters; null where no constructor is called.</param>
/// <param name="Parameters">Types of the constructor's parameters.</param>
/// <param name="Set">Members that an initializer sets.</param>
/// <param name="Fields">Members whose fields are set by reflection.</param>
internal sealed record ObjectPlan(
    IReadOnlyList<Member>? Arguments, IReadOnlyList<Type> Parameters, IReadOnlyList<Member> Set, IReadOnlyList<Member> Fields)
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    /// <summary>The plan with the fewest fields that nobody can set, and among those with the fewest arguments.</summary>
    /// <param name="isLate">Whether a member's value is not there yet when the object is made.</param>
    public static ObjectPlan Of(object value, IReadOnlyList<Member> members, Func<Member, bool> isLate)
    {
        var type = value.GetType();
        Member[] due = [.. members.Where(member => !isLate(member))];
        List<ObjectPlan> plans = [
            .. type.GetConstructors(Declared).Where(made => made.IsPublic || made.IsAssembly).Select(made => Try(value, due, made))
                .OfType<ObjectPlan>()];
        if (type.IsValueType)
            plans.Add(Complete(value, due, [], [], Activator.CreateInstance(type)!));
        return plans.OrderBy(plan => plan.Fields.Count).ThenBy(plan => plan.Arguments!.Count).FirstOrDefault()
            ?? new ObjectPlan(null, [], [], due);
    }

    /// <summary>
    /// Whether anybody can set a member by its name: that of an interface's property, or one that no source may hold, is none.
    /// </summary>
    public static bool IsSettable(Member member, Type type)
    {
        if (!CSharpIdentifier.IsValid(member.Name))
            return false;
        if (member.Field.Name == member.Name)
            return IsOpen(member.Field) && !member.Field.IsInitOnly;
        return PropertyOf(member, type)?.SetMethod is MethodInfo setter
            && (setter.IsPublic || setter.IsAssembly || setter.IsFamilyOrAssembly);
    }

    private static bool IsOpen(FieldInfo field) => field.IsPublic || field.IsAssembly || field.IsFamilyOrAssembly;

    private static PropertyInfo? PropertyOf(Member member, Type type)
    {
        var property = Array.Find(
            member.Field.DeclaringType!.GetProperties(Declared), one => one.Name == member.Name && one.GetIndexParameters().Length == 0);
        for (var derived = type; derived is not null && derived != member.Field.DeclaringType; derived = derived.BaseType)
        {
            if (derived.GetMember(member.Name, Declared).Length > 0
                && derived.GetProperty(member.Name, Declared)?.SetMethod?.GetBaseDefinition().DeclaringType != member.Field.DeclaringType)
                return null;
        }

        return property;
    }

    private static ObjectPlan? Try(object value, Member[] members, ConstructorInfo constructor)
    {
        var parameters = constructor.GetParameters();
        Member?[] arguments = [
            .. parameters.Select(
                parameter => Array.Find(
                members,
                member => Bare(member) == Bare(parameter.Name ?? "") && Fits(parameter.ParameterType, member.Field.GetValue(value))))];
        if (Array.Exists(arguments, member => member is null))
            return null;
        try
        {
            var made = constructor.Invoke([.. arguments.Select(member => member!.Field.GetValue(value))]);
            return Complete(value, members, arguments!, [.. parameters.Select(parameter => parameter.ParameterType)], made);
        }
        catch (Exception exception) when (exception is TargetInvocationException
            or ArgumentException or MemberAccessException or NotSupportedException)
        {
            // A constructor that does not take the object's own values is none to make it with.
            return null;
        }
    }

    // What a setter makes of its value is seen after all were called.
    private static ObjectPlan Complete(object value, Member[] members, Member[] arguments, Type[] parameters, object made)
    {
        var type = value.GetType();
        List<Member> set = [];
        foreach (var member in members.Where(
            member => IsSettable(member, type) && (IsRequired(member, type) || !Same(member, value, made))))
        {
            if (TrySet(member, type, made, member.Field.GetValue(value)))
                set.Add(member);
        }

        return new ObjectPlan(arguments, parameters, set, [.. members.Where(member => !Same(member, value, made))]);
    }

    private static bool TrySet(Member member, Type type, object made, object? value)
    {
        try
        {
            if (member.Field.Name == member.Name)
                member.Field.SetValue(made, value);
            else
                PropertyOf(member, type)!.SetValue(made, value);
            return true;
        }
        catch (Exception exception) when (exception is TargetInvocationException or ArgumentException or MemberAccessException)
        {
            return false;
        }
    }

    private static bool IsRequired(Member member, Type type) =>
        ((MemberInfo?)PropertyOf(member, type) ?? member.Field).IsDefined(typeof(RequiredMemberAttribute), inherit: false);

    private static bool Fits(Type parameter, object? value) =>
        value is null ? !parameter.IsValueType || Nullable.GetUnderlyingType(parameter) is not null : parameter.IsInstanceOfType(value);

    private static string Bare(Member member) => Bare(member.Name);

    private static string Bare(string name) =>
        (name.StartsWith("m_", StringComparison.Ordinal) ? name[2..] : name.TrimStart('_')).ToUpperInvariant();

    private static bool Same(Member member, object value, object made) => Same(member.Field.GetValue(value), member.Field.GetValue(made));

    private static bool Same(object? one, object? other)
    {
        if (ReferenceEquals(one, other))
            return true;
        if (one is null || other is null || one.GetType() != other.GetType() || (one is not string && !one.GetType().IsValueType))
            return false;
        var facts = TypeFacts.Of(one);
        return facts.Kind == NodeKind.Members
            ? facts.Members.All(member => Same(member, one, other))
            : ValueComparison.Difference(one, other, facts) is null;
    }
}
