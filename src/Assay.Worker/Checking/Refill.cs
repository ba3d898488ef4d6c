using System.Reflection;
using Assay.Worker.Graphs;

namespace Assay.Worker.Checking;

/// <summary>
/// Puts the content of one object into another, which stays the same object: what keeps results by the object that it was given is seen
/// through.
/// </summary>
internal static class Refill
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    /// <summary>Copies all fields, or all elements of an array; what points back to the source then points to the target.</summary>
    /// <param name="target">Has the other's content afterwards.</param>
    /// <param name="source">An object that nobody else has; not used again.</param>
    /// <returns>Whether that can be done: not with values, nor with collections that nobody can change.</returns>
    public static bool Into(object? target, object? source)
    {
        if (target is null || source is null || target.GetType() != source.GetType() || !CanChange(target))
            return false;
        if (target is Array array)
        {
            if (array.Length != ((Array)source).Length || array.Rank != 1)
                return false;
            Array.Copy((Array)source, array, array.Length);
        }
        else
        {
            foreach (var field in FieldsOf(target.GetType()))
                field.SetValue(target, field.GetValue(source));
        }

        Redirect(target, source);
        return true;
    }

    private static bool CanChange(object target)
    {
        var facts = TypeFacts.Of(target);
        return facts.Kind is not (NodeKind.Value or NodeKind.Wrapper) && !target.GetType().IsValueType
            && (facts.Collection is null || !CollectionTypes.IsReadOnly(facts.Collection));
    }

    // A child that knows its root knows the source.
    private static void Redirect(object target, object source)
    {
        HashSet<object> met = new(ReferenceEqualityComparer.Instance) { target };
        Stack<object> open = new([target]);
        while (open.Count > 0)
        {
            var holder = open.Pop();
            if (holder is Array array)
            {
                RedirectElements(array, target, source, met, open);
                continue;
            }

            foreach (var field in FieldsOf(holder.GetType()).Where(field => MayHold(field.FieldType)))
            {
                var value = field.GetValue(holder);
                if (ReferenceEquals(value, source))
                    field.SetValue(holder, target);
                else if (value is not null && MayHold(value.GetType()) && met.Add(value))
                    open.Push(value);
            }
        }
    }

    private static void RedirectElements(Array array, object target, object source, HashSet<object> met, Stack<object> open)
    {
        if (array.Rank != 1 || !MayHold(array.GetType().GetElementType()!))
            return;
        for (var i = array.GetLowerBound(0); i <= array.GetUpperBound(0); i++)
        {
            var value = array.GetValue(i);
            if (ReferenceEquals(value, source))
                array.SetValue(target, i);
            else if (value is not null && MayHold(value.GetType()) && met.Add(value))
                open.Push(value);
        }
    }

    // Structs are looked into as copies: a reference in one is met, but cannot be redirected. None of the runtime's own holds a root but
    // pairs, whose elements are met.
    private static bool MayHold(Type type) =>
        !type.IsPrimitive && !type.IsEnum && !type.IsPointer && !type.IsFunctionPointer && type != typeof(string)
        && !typeof(Delegate).IsAssignableFrom(type)
        && !typeof(MemberInfo).IsAssignableFrom(type) && !typeof(System.Threading.Thread).IsAssignableFrom(type);

    /// <summary>All instance fields of a type and its bases, those that hold no data too.</summary>
    public static IEnumerable<FieldInfo> FieldsOf(Type type)
    {
        for (var current = type; current is not null && current != typeof(object); current = current.BaseType)
        {
            foreach (var field in current.GetFields(Declared))
                yield return field;
        }
    }
}
