using System.Collections.Concurrent;

namespace System;

/// <summary>Members of collections.</summary>
internal static class CollectionMembers
{
    extension<TKey, TValue>(Dictionary<TKey, TValue> dictionary)
    {
        public bool TryAdd(TKey key, TValue value)
        {
            if (dictionary.ContainsKey(key))
                return false;
            dictionary.Add(key, value);
            return true;
        }
    }

    extension<TKey, TValue>(IReadOnlyDictionary<TKey, TValue> dictionary)
    {
        public TValue? GetValueOrDefault(TKey key) => dictionary.TryGetValue(key, out TValue value) ? value : default;
    }

    extension<TKey, TValue>(ConcurrentDictionary<TKey, TValue> dictionary)
    {
        /// <summary>The usual one: a concurrent dictionary does not tell its comparer here.</summary>
        public IEqualityComparer<TKey> Comparer => EqualityComparer<TKey>.Default;
    }

    extension<TKey, TValue>(KeyValuePair<TKey, TValue> pair)
    {
        public void Deconstruct(out TKey key, out TValue value) => (key, value) = (pair.Key, pair.Value);
    }

    extension<T>(Queue<T> queue)
    {
        public bool TryDequeue(out T item)
        {
            bool any = queue.Count > 0;
            item = any ? queue.Dequeue() : default!;
            return any;
        }
    }

    extension<T>(Stack<T> stack)
    {
        public bool TryPop(out T item)
        {
            bool any = stack.Count > 0;
            item = any ? stack.Pop() : default!;
            return any;
        }
    }

    extension<T>(ReadOnlySpan<T> span)
    {
        public int CommonPrefixLength(ReadOnlySpan<T> other)
        {
            int length = Math.Min(span.Length, other.Length), i = 0;
            while (i < length && EqualityComparer<T>.Default.Equals(span[i], other[i]))
                i++;
            return i;
        }
    }

    extension<T>(IEnumerable<T> items)
    {
        public IEnumerable<T> Order() => items.OrderBy(static item => item);

        public IEnumerable<T> Order(IComparer<T>? comparer) => items.OrderBy(static item => item, comparer);
    }

    extension(Array)
    {
        public static int MaxLength => 0x7FFFFFC7;

        public static void Clear(Array array) => Array.Clear(array, 0, array.Length);

        public static void Fill<T>(T[] array, T value) => array.AsSpan().Fill(value);
    }
}
