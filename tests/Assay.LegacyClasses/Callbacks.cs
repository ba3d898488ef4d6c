using System.Runtime.Serialization;

namespace LegacyClasses;

[Serializable]
public class Rectangle : IDeserializationCallback
{
    private int _width;
    private int _height;

    [NonSerialized]
    private int _area;

    public Rectangle()
    {
    }

    public Rectangle(int width, int height)
    {
        _width = width;
        _height = height;
        _area = width * height;
    }

    public int Area => _area;

    void IDeserializationCallback.OnDeserialization(object sender) => _area = _width * _height;
}

[Serializable]
public class Session
{
    private string _user;
    private TimeSpan _length;
    private DateTimeOffset _start;

    [NonSerialized]
    private string _shown;

    public Session()
    {
    }

    public Session(string user, DateTimeOffset start, TimeSpan length)
    {
        _user = user;
        _start = start;
        _length = length;
        Show(default);
    }

    [OnDeserialized]
    private void Show(StreamingContext context) => _shown = $"{_user} {_length}";
}

/// <summary>Parents know their children, and children their parent.</summary>
[Serializable]
public class Folder
{
    private string _name;
    private Folder _parent;
    private List<Folder> _children = new();

    public Folder()
    {
    }

    public Folder(string name, Folder parent)
    {
        _name = name;
        _parent = parent;
        parent?._children.Add(this);
    }
}

[Serializable]
public abstract class Shape
{
    protected string _label;
}

[Serializable]
public class Circle : Shape
{
    private double radius;

    public Circle()
    {
    }

    public Circle(string label, double radius)
    {
        _label = label;
        this.radius = radius;
    }
}

[Serializable]
public class Square : Shape
{
    private double side;

    public Square()
    {
    }

    public Square(string label, double side)
    {
        _label = label;
        this.side = side;
    }
}

[Serializable]
public class Drawing
{
    private Shape[] _shapes;
    private Rectangle _frame;
    private Session _session;

    public Drawing()
    {
    }

    public Drawing(Rectangle frame, Session session, params Shape[] shapes)
    {
        _frame = frame;
        _session = session;
        _shapes = shapes;
    }
}
