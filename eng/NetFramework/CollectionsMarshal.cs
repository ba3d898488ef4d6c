using System.Reflection;

namespace System.Runtime.InteropServices;

/// <summary>The storage of lists.</summary>
internal static class CollectionsMarshal
{
    public static Span<T> AsSpan<T>(List<T> list) => ((T[])Storage<T>.Items.GetValue(list)).AsSpan(0, list.Count);

    public static void SetCount<T>(List<T> list, int count)
    {
        while (list.Count < count)
            list.Add(default!);
        list.RemoveRange(count, list.Count - count);
    }

    private static class Storage<T>
    {
        public static readonly FieldInfo Items = typeof(List<T>).GetField("_items", BindingFlags.Instance | BindingFlags.NonPublic)!;
    }
}
