using System.Collections;
using System.Runtime.Serialization;

namespace LegacyClasses;

[Serializable]
public class OrderException : Exception
{
    private readonly int _order;

    public OrderException()
    {
    }

    public OrderException(string message, int order, Exception inner = null)
        : base(message, inner) => _order = order;

    protected OrderException(SerializationInfo info, StreamingContext context)
        : base(info, context) => _order = info.GetInt32("order");

    public int Order => _order;

    public override void GetObjectData(SerializationInfo info, StreamingContext context)
    {
        base.GetObjectData(info, context);
        info.AddValue("order", _order);
    }
}

[Serializable]
public class ShippedEventArgs : EventArgs
{
    private readonly string _parcel;

    public ShippedEventArgs(string parcel) => _parcel = parcel;

    public string Parcel => _parcel;
}

[Serializable]
public class ArticleCollection : CollectionBase
{
    private string _shelf;

    public ArticleCollection()
    {
    }

    public ArticleCollection(string shelf) => _shelf = shelf;

    public Article this[int index] => (Article)List[index];

    public int Add(Article article) => List.Add(article);
}

[Serializable]
public class ArticleTable : DictionaryBase
{
    public Article this[string key]
    {
        get => (Article)Dictionary[key];
        set => Dictionary[key] = value;
    }
}

[Serializable]
public class History : ArrayList
{
    private int _limit;

    public History()
    {
    }

    public History(int limit) => _limit = limit;
}

[Serializable]
public class Tags : List<string>
{
}

[Serializable]
public class Article
{
    private string _name;
    private Price _price;

    public Article()
    {
    }

    public Article(string name, decimal price)
    {
        _name = name;
        _price = new Price(price);
    }

    public string Name
    {
        get => _name;
        set => _name = value;
    }
}

[Serializable]
public sealed class Price : ISerializable
{
    private readonly decimal amount;

    public Price(decimal amount) => this.amount = amount;

    private Price(SerializationInfo info, StreamingContext context) => amount = info.GetDecimal("a");

    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) => info.AddValue("a", amount);
}
